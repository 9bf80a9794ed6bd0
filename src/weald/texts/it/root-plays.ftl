### Root: ogni fazione in una riga, per chi ne sceglie una; `hard` è quanto è difficile da imparare, da 1 a 3.

plays-marquise = Cominci in quasi tutte le radure. Taglia legno, costruisci, e tieni insieme ciò che hai.
    .hard = 1
plays-eyrie = Governi con un Decreto che cresce a ogni turno e va eseguito. Cresci in fretta, e cadi prima che ti spezzi.
    .hard = 2
plays-alliance = Cominci senza nulla sulla mappa. Diffondi simpatia, scatena rivolte dove fa male, e colpisci dalle tue basi.
    .hard = 3
plays-vagabond = Sei un viandante solitario con una borsa di oggetti. Esplora, aiuta o deruba gli altri, e completa missioni.
    .hard = 2
plays-cult = Riveli carte invece di spenderle. Pianta giardini, e trasforma in potere ciò che gli altri gettano via.
    .hard = 3
plays-riverfolk = Vendi agli altri carte, battelli e spade, fissi i prezzi, e ti arricchisci con ciò che pagano.
    .hard = 3
