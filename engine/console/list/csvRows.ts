const quote = 0x22;
const lineFeed = 0x0a;

/** Counts the rows of a CSV while its bytes arrive: line ends outside of quotes, without the heading. */
export function countRows(): { add: (part: Uint8Array) => number; readonly rows: number } {
  let lines = 0;
  let isQuoted = false;
  const rows = () => Math.max(0, lines - 1);
  return {
    add: (part) => {
      for (const byte of part) {
        // A doubled quote inside of a value changes it twice, which is as if it had not been there.
        if (byte === quote) isQuoted = !isQuoted;
        else if (byte === lineFeed && !isQuoted) lines += 1;
      }
      return rows();
    },
    get rows() {
      return rows();
    },
  };
}
