import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether a password is one of those that are tried first: on the list, on it but for digits and signs round it or letters
 * written as digits, or a short piece over and over. Reads the list at the first question.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  return (
    [plain, undoDigits(plain)].some((text) => isListed(text) || isListed(coreOf(text))) ||
    isRepeated(plain) ||
    isRow(plain)
  );
}

/** What people here try that the list, made elsewhere, does not know. */
const ofThisHouse = [
  ...["contraseña", "micontraseña", "administrador", "administracion", "administración", "ninefitness", "nine fitness"],
  ...["gimnasio", "bienvenido", "bienvenida", "usuario", "recepcion", "recepción", "españa", "verano", "invierno"],
  ...["otoño", "primavera", "entrenamiento", "entrenador", "9fitness", "ninefitnessmadrid", "gimnasiomadrid"],
];

let list: Set<string> | undefined;

function isListed(text: string): boolean {
  list ??= new Set([...readList(), ...ofThisHouse]);
  return list.has(text) || list.has(text.replace(/[\s_.-]/g, ""));
}

function readList(): string[] {
  const file = readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8");
  return file.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** The letters in the middle, when no more than a year and a few signs stand round them. */
function coreOf(text: string): string {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return core.length >= 4 && text.length - core.length <= 8 ? core : text;
}

const digitsAsLetters: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

function undoDigits(text: string): string {
  const core = text.replace(/[\d\W_]+$/u, "");
  return core.replace(/[013457@$]/g, (match) => digitsAsLetters[match] ?? match);
}

function isRepeated(text: string): boolean {
  const piece = /^(.+?)\1+$/su.exec(text)?.[1];
  return piece !== undefined && ([...piece].length <= 4 || isListed(piece));
}

const rows = ["1234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm", "qwertyuiopasdfghjklñzxcvbnm"];

/** Digits, letters or keys in a row, forwards or backwards. */
function isRow(text: string): boolean {
  const backwards = [...text].reverse().join("");
  return rows.some((row) => [text, backwards].some((value) => row.repeat(3).includes(value)));
}
