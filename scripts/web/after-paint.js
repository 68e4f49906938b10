// Begins an area's code once the frame that came with its page is drawn: files that are there already, as on a second visit, would hold it back until all of them are
// read. Stands at the end of the page (doors.ts).
{
  const begin = async () => {
    // The first format of a page costs 30 ms of a fast processor, whichever it is: while the code is on its way, nobody waits for it.
    setTimeout(() => new Intl.NumberFormat(document.documentElement.lang));
    // What the door is made of is run file by file, in the order in which they need each other: each as soon as it is there, and the browser answers in between.
    const [door, ...parts] = document.querySelectorAll('link[data-door]');
    // One that does not come is the door's to say.
    for (const { href } of parts) await import(href).catch(() => {});
    import(door.href);
  };
  // Nothing is drawn of a page in the background.
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
