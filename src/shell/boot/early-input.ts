/** What people press on a page: native controls that only scripts answer. Links and fields work by themselves. */
const PRESSABLE = 'button,[role=button],[role=tab]';
/** After this long, in milliseconds, a part of the page that was pressed is not coming alive any more. */
const PATIENCE_MS = 30_000;

type Early = (Element | KeyboardEvent)[] & {
  hear: (event: Event) => void;
  /** Whether a press of `button` would be lost now. */
  waits: (button: Element) => boolean;
  answer: () => void;
};

declare global {
  interface Window {
    dryrunEarly?: Early;
  }
}

/**
 * Runs with the boot snippet, before anything is painted: keeps what is pressed before React answers. Keys are those that are pressed
 * outside of fields; of the browser's own only Mod+K and Mod+comma are taken from it. Pressing twice what does not answer means it once.
 */
export const earlyInputSnippet = `(function(w,q){w.dryrunEarly=q;q.waits=function(){return true};q.answer=function(){};q.hear=function(e){var t=e.target,c=e.type==='click',b=t.closest&&t.closest(c?'${PRESSABLE}':'input,textarea,select');if(c?!b||!q.waits(b):b||e.key.length>1||e.repeat)return;var m=e.ctrlKey||e.metaKey;if(c||m&&/^[k,]$/i.test(e.key))e.preventDefault();e.stopImmediatePropagation();if(!c||q.indexOf(b)<0)q.push(c?b:e);q.answer()};w.addEventListener('click',q.hear,true);w.addEventListener('keydown',q.hear,true)})(window,[])`;

/** React marks every element that it answers for. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Called once the page's own listeners stand: does what was pressed before, in its order, and goes on keeping presses of those parts that
 * React has not reached yet. What is gone by then, or never comes alive, is dropped.
 */
export function answerEarlyInput(): void {
  const early = window.dryrunEarly;
  if (!early) return;
  window.removeEventListener('keydown', early.hear, true);
  const late = new Set([...document.querySelectorAll(PRESSABLE)].filter((button) => !isAlive(button)));
  early.waits = (button) => late.has(button) && !isAlive(button);
  let awaited = performance.now();
  const isDue = (first: Element | KeyboardEvent) =>
    first instanceof KeyboardEvent ||
    isAlive(first) ||
    !first.isConnected ||
    performance.now() > awaited + PATIENCE_MS;
  let waiting = false;
  const answer = () => {
    waiting = false;
    for (let [first] = early; first && isDue(first); [first] = early) {
      early.shift();
      awaited = performance.now();
      if (first instanceof KeyboardEvent)
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', first));
      else if (first instanceof HTMLElement && isAlive(first)) first.click();
    }
    if (early.length > 0) wait();
  };
  const wait = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(answer);
  };
  early.answer = () => {
    if (early.length === 1) awaited = performance.now();
    wait();
  };
  answer();
}
