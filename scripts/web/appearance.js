// Sets the chosen appearance before the first paint, so that a dark page never flashes white. Stands in the head of every page (doors.ts).
{
  let mode = null;
  try {
    mode = localStorage.getItem('forecourt-mode');
  } catch {
    // Without storage the device decides.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
}
