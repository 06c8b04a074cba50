/** What stands in the library's connection.js, and what takes its place. */
const changes: [from: string, to: string, times: number][] = [
  // Something is to be written after the end of the connection: whoever asked is told, and nothing is left over.
  [
    "    const x = socket.write(chunk, fn)",
    `    if (socket === null) {
      chunk = nextWriteTimer = null
      const late = Errors.connection('CONNECTION_CLOSED', options, socket)
      query && queryError(query, late)
      query = null
      while (sent.length) queryError(sent.shift(), late)
      return true
    }
    const x = socket.write(chunk, fn)`,
    1,
  ],
  // The end of a connection forgets what was not yet written, and that it was about to be.
  ["    clearImmediate(nextWriteTimer)", "    clearImmediate(nextWriteTimer); chunk = nextWriteTimer = null", 2],
  // So do its last words, which were for the query that is over.
  ["    closedTime = performance.now()\n", "    closedTime = performance.now()\n    query = errorResponse = null\n", 1],
];

/**
 * postgres.js 3.4.9 buffers small writes until the end of the turn, and forgets that when the connection ends meanwhile
 * (its issues 1154, 1208): it then writes to null, which ends the process; or never writes on that connection again, so
 * that everybody who gets it waits ten seconds; or sends the words of the old transaction over the new connection, and
 * gives their answer to another query. Throws when the text is not the one that this was written for.
 */
export function mendPostgres(source: string): string {
  return changes.reduce((text, [from, to, times]) => {
    const parts = text.split(from);
    if (parts.length !== times + 1) {
      throw new Error(
        "postgres.js is another version than backend/database/mend-postgres.ts mends: see whether it still must.",
      );
    }
    return parts.join(to);
  }, source);
}
