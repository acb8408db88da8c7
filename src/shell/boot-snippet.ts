/**
 * Many hosts lead from `/dsa` to `/dsa/`, but a page's data lies under the address without the slash. It goes before the router
 * reads where it is; the origin stands in front, since a path that begins with two slashes would name another host.
 */
const plainAddress = `(function(l,p){p!==l.pathname&&history.replaceState(history.state,'',l.origin+p+l.search+l.hash)})(location,location.pathname.replace(/(.)\\/+$/,'$1'))`;

/**
 * Runs as the first thing in the body, before anything is painted, so that neither a wrong theme nor a wrong
 * sidebar width flashes, nor a newcomer's home page before somebody who comes back. Reads what `theme.ts`, `sidebar-state.ts`
 * and `home-state.ts` store: a theme that follows the device is the device's, anything else but `dark` is light, anything but `true` is expanded, anything but `today` is a newcomer.
 */
export const bootSnippet = `${plainAddress};(function(b){var t,s,h;try{t=localStorage.getItem('dryrun-theme');if(localStorage.getItem('dryrun-theme-follows-system')==='true')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';s=localStorage.getItem('dryrun-sidebar-collapsed');h=localStorage.getItem('dryrun-home')}catch(e){}b.className=t==='dark'?'dark-theme':'light-theme';b.dataset.sidebar=s==='true'?'collapsed':'expanded';b.dataset.home=h==='today'?'today':'welcome'})(document.body)`;
