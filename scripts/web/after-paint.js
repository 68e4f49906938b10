// Begins an area's code once the frame that came with its page is drawn: files that are there already, as on a second visit, would hold it back until all of them are
// read. Stands at the end of the page (doors.ts).
{
  const begin = () => import(document.querySelector('link[data-door]').href);
  // Nothing is drawn of a page in the background.
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
