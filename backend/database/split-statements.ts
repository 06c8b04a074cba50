/** One statement of an SQL file, without its semicolon, and the line it begins on (the first is 1). */
export interface Statement {
  text: string;
  line: number;
}

// In the order tried: what may hide a semicolon, words (for BEGIN ATOMIC), then any single character.
const token =
  /(?<comment>--[^\n]*|\/\*)|(?<escape>\b[eE]'(?:[^'\\]|\\[\s\S]|'')*')|(?<quoted>'(?:[^']|'')*'|"(?:[^"]|"")*")|(?<dollar>\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$)|(?<word>[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*)|(?<other>[\s\S])/gy;

/**
 * Cuts an SQL file into its statements as psql does: strings, quoted names, dollar quotes, nested comments and the
 * body of a BEGIN ATOMIC function keep their semicolons. Comments stay with the statement they precede.
 */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let depth = 0;
  let words: string[] = [];
  const end = (at: number) => {
    const statement = cut(sql, start, at);
    if (statement) statements.push(statement);
    start = at + 1;
    depth = 0;
    words = [];
  };
  token.lastIndex = 0;
  for (let match = token.exec(sql); match?.groups; match = token.exec(sql)) {
    const { comment, dollar, word, other } = match.groups;
    if (comment === "/*") token.lastIndex = endOfComment(sql, match.index);
    else if (dollar) token.lastIndex = endOfDollarQuote(sql, token.lastIndex, dollar);
    else if (word) {
      words.push(word.toLowerCase());
      depth += isRoutine(words) ? nesting(word.toLowerCase(), depth) : 0;
    } else if (other === ";" && depth === 0) end(match.index);
  }
  end(sql.length);
  return statements;
}

function isRoutine(words: string[]): boolean {
  return /^create( or replace)? (function|procedure) /.test(words.slice(0, 5).join(" "));
}

function nesting(word: string, depth: number): number {
  if (word === "begin") return 1;
  if (word === "case") return depth > 0 ? 1 : 0;
  return word === "end" && depth > 0 ? -1 : 0;
}

function endOfComment(sql: string, start: number): number {
  const marks = /\/\*|\*\//g;
  marks.lastIndex = start;
  for (let depth = 0, mark = marks.exec(sql); mark; mark = marks.exec(sql)) {
    depth += mark[0] === "/*" ? 1 : -1;
    if (depth === 0) return marks.lastIndex;
  }
  return sql.length;
}

function endOfDollarQuote(sql: string, start: number, tag: string): number {
  const end = sql.indexOf(tag, start);
  return end < 0 ? sql.length : end + tag.length;
}

function cut(sql: string, start: number, end: number): Statement | null {
  const raw = sql.slice(start, end);
  if (!raw.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim()) return null;
  const leading = raw.length - raw.trimStart().length;
  return { text: raw.trim(), line: sql.slice(0, start + leading).split("\n").length };
}
