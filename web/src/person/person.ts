/** What the server keeps of the reader, and the ways to show who one is. */
import { get, patch, post, put, remove } from "@/lib/api";
import type { TableInfo } from "@/lib/messages";
import type { Arrival, Challenge, HistoryTold, MailTold, PairingTold, PasskeyTold, PersonTold } from "@/lib/wire";

export type { Arrival, PairingTold as Pairing, PasskeyTold as Passkey, PersonTold as Person };
export type Device = PersonTold["devices"][number];
export type History = Omit<HistoryTold, "tables"> & { tables: TableInfo[] };

export const getPerson = () => get<PersonTold>("/me/person");
export const getHistory = (before: string | null) =>
  get<History>(`/me/history${before ? `?${new URLSearchParams({ before })}` : ""}`);
export const signOut = (device: string) => remove(`/me/devices/${encodeURIComponent(device)}`);
export const pair = () => post<PairingTold>("/me/pairing");
export const endPairing = () => remove("/me/pairing");
export const renamePasskey = (key: string, name: string) => patch<null>(`/me/passkeys/${encodeURIComponent(key)}`, { name });
export const removePasskey = (key: string) => remove(`/me/passkeys/${encodeURIComponent(key)}`);
export const giveMail = (address: string) => put<null>("/me/mail", { address });
export const confirmMail = (secret: string) => post<MailTold>("/me/mail", { secret });
export const chooseLetters = (turns: boolean) => patch<MailTold>("/me/mail", { turns });
export const endLetters = (secret: string) => post<null>("/letters/end", { secret });
export const removeMail = () => remove("/me/mail");
export const forgetMe = () => remove("/me");

export const arriveByCode = (code: string) => post<Arrival>("/sign-in/code", { code });
export const arriveByLink = (secret: string) => post<Arrival>("/sign-in/link", { secret });
export const askForLink = (address: string) => post<null>("/sign-in/mail", { address });
export const signIn = (arrival: string, bring: boolean) => post<{ name: string }>("/sign-in", { arrival, bring });

/** Makes a passkey for the reader, by the browser and whatever it keeps keys in. */
export async function makePasskey(name: string): Promise<PasskeyTold> {
  const { options } = await post<Challenge>("/me/passkeys/options");
  const made = await navigator.credentials.create({ publicKey: creation(options as unknown as PublicKeyCredentialCreationOptionsJSON) });
  return post<PasskeyTold>("/me/passkeys", { credential: told(made as PublicKeyCredential), name });
}

/** Signs with any passkey that the browser has for this house. */
export async function arriveByPasskey(): Promise<Arrival> {
  const { options } = await post<Challenge>("/sign-in/options");
  const signed = await navigator.credentials.get({ publicKey: request(options as unknown as PublicKeyCredentialRequestOptionsJSON) });
  return post<Arrival>("/sign-in/passkey", { credential: told(signed as PublicKeyCredential) });
}

/** Whether passkeys work here at all: browsers want https and a name; an address in numbers has none. */
export const passkeysWork = () =>
  isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);

/** Whether the reader, or the browser for them, has thought better of it. */
export const isRefusal = (error: unknown) =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
/** Whether the key is there already. */
export const isKnown = (error: unknown) => error instanceof DOMException && error.name === "InvalidStateError";

// WebAuthn's JSON and what browsers take: the former has bytes in base64url. Older browsers do not translate it.

type Described = PublicKeyCredentialDescriptorJSON;

function creation(options: PublicKeyCredentialCreationOptionsJSON): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials, ...rest } = options;
  return {
    ...(rest as Omit<PublicKeyCredentialCreationOptions, "challenge" | "user">),
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: described(excludeCredentials),
  };
}

function request(options: PublicKeyCredentialRequestOptionsJSON): PublicKeyCredentialRequestOptions {
  const { challenge, allowCredentials, ...rest } = options;
  return {
    ...(rest as Omit<PublicKeyCredentialRequestOptions, "challenge">),
    challenge: bytes(challenge),
    allowCredentials: described(allowCredentials),
  };
}

const described = (keys: readonly Described[] = []) =>
  keys.map((key) => ({ id: bytes(key.id), type: "public-key" as const, transports: key.transports as AuthenticatorTransport[] }));

function told(credential: PublicKeyCredential): Record<string, unknown> {
  const response: Record<string, string> = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    const part = (credential.response as unknown as Record<string, unknown>)[name];
    if (part instanceof ArrayBuffer) response[name] = text(part);
  }
  const { id, rawId, type } = credential;
  return { id, rawId: text(rawId), type, clientExtensionResults: {}, response };
}

export function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const signs = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
