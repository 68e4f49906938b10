/** `check … | head`: once whoever reads has read enough, there is nothing left to say and nothing wrong. */
export function endWithReader(out: NodeJS.WritableStream): void {
  out.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
