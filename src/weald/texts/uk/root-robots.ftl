### Root: the Riverfolk Robots, and what bots buy of the Riverfolk. Effects are told in our own words.

ask-choose-copy = Котра з цих карт? Карти праворуч від неї посунуться.
ask-chance-copy = Котра це з однакових карт?
ask-chance-ware = Яку карту куплено?

why-no-services-with-dominance = Роботи нічого не продають гравцеві з активованою картою Панування
why-no-services-in-coalition = Роботи нічого не продають Бурлаці в коаліції
why-another-card = там лежить інша карта, або ряд лишився б таким самим

do-row = карта на місці { $place } прилавка, рахуючи зліва
group-row = Карта на місці

event-market-stocked = { $seat }: на прилавку нова карта: { $card }.
event-protectionism = { $seat }: { $shield ->
    [yes] ніхто не платив (щит){ $sword ->
        [yes] {" "}і вояк не лишилося (меч)
       *[no] {""}
      }
   *[no] { $sword ->
        [yes] вояк не лишилося (меч)
       *[no] покупці платили, вояки є: гніватися нема на що
      }
  }.
event-extorted = { $seat }: { $count ->
    [one] { $count } вояка йде
    [few] { $count } вояки йдуть
   *[many] { $count } вояк ідуть
 } з галявини { $clearing } до платежів.
event-payments-returned = { $seat }: { $count ->
    [one] { $count } вояка { $other_seat-gen } залишає
    [few] { $count } вояки { $other_seat-gen } залишають
   *[many] { $count } вояк { $other_seat-gen } залишають
 } платежі.
event-bot-chose-card = { $seat }: яку карту купити: { $cards }{ $reason }.

choice-customer = чиїх вояк серед платежів найбільше
choice-trade-post = де розташувати торговельний пункт
choice-craft = котру з нових карт створити
choice-shield = чи ніхто не платив (щит)
choice-sword = чи не лишилося вояк (меч)

criterion-payments = вояки серед платежів
    .gen = вояк серед платежів
criterion-customer-there = компоненти найкращого покупця
    .whether = З компонентами найкращого покупця
    .gen = компонентів найкращого покупця
criterion-birds = птахи
    .whether = Пташина
    .gen = птахів
criterion-all-payments = вояки серед усіх платежів
    .gen = вояк серед усіх платежів
criterion-clearings = придатні галявини
    .gen = придатних галявин
criterion-printed-points = очки, вказані на карті
    .gen = очок, указаних на карті

why-no-place-to-trade = на жодній галявині наказу не розташувати торговельного пункту
why-neither-shield-nor-sword = не діє ні щит, ні меч

board-key-market = Прилавок
board-key-against = Роботи проти фракції
board-key-protectionism = Протекціонізм
board-key-ambushes = Куплені засідки
