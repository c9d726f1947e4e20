// A person's own key: what it makes, and the link that carries it (docs/decisions/persons.md).
import { recall, remember } from "../lib/storage";
import { sha256 } from "../net/sha256";

const KEY = /^[0-9a-f]{64}$/;
const CODE = /^[A-Z0-9]{6}$/;
const BLOCK = 64;

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** HMAC-SHA-256 (RFC 2104) under a key of 32 bytes, in hexadecimal digits. */
export function hmac(key: string, text: string): string {
  const padded = (by: number): number[] => Array.from({ length: BLOCK }, (_, i) => (bytesOf(key)[i] ?? 0) ^ by);
  const inner = sha256(Uint8Array.from([...padded(0x36), ...new TextEncoder().encode(text)]));
  return sha256(Uint8Array.from([...padded(0x5c), ...bytesOf(inner)]));
}

export function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The key on this device, if it is one. */
export function ownKey(): string | null {
  const kept = recall("person");
  return kept && KEY.test(kept) ? kept : null;
}

export const keepKey = (key: string | null): void => remember("person", key);

/** The token that a key makes for one table: it opens the seat there, and says nothing about any other. */
export const tokenFor = (key: string, code: string): string => hmac(key, `tablee-seat/1 ${code}`);

/** What the house keeps of it. */
export const shownKey = (key: string, code: string): string => sha256(tokenFor(key, code));

/** What stands behind the `#`: the key, and the codes of tables, the latest first. */
export const writeLink = (key: string, codes: readonly string[]): string => [key, ...codes].join(".");

export function readLink(mark: string): { key: string; codes: string[] } | null {
  const [key = "", ...codes] = mark.trim().split(".");
  return KEY.test(key) && codes.every((code) => CODE.test(code)) ? { key, codes: [...new Set(codes)] } : null;
}
