// Sets the chosen appearance before the first paint, so that a dark page never flashes white, and whether somebody is signed in here, for whom other things are
// drawn than for anybody. Stands in the head of every page (doors.ts).
{
  let mode = null;
  try {
    mode = localStorage.getItem('forecourt-mode');
    document.documentElement.toggleAttribute('data-known', localStorage.getItem('token') !== null);
  } catch {
    // Without storage the device decides.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
}
