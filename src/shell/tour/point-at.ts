const MARK = 'data-tour-here';

/** Marks the first element that `selector` selects and brings it into view, as soon as it is there. Returns how to stop. */
export function pointAt(selector: string): () => void {
  let marked: Element | undefined;
  const look = () => {
    const found = document.querySelector(selector);
    if (!found) return;
    observer.disconnect();
    marked = found;
    found.setAttribute(MARK, '');
    found.scrollIntoView({ block: 'start' });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    marked?.removeAttribute(MARK);
  };
}
