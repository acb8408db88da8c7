/**
 * Runs as the first thing in the body, before anything is painted, so that neither a wrong theme nor a wrong
 * sidebar width flashes. Reads what `theme.ts` and `sidebar-state.ts` store: anything but
 * `dark` is light, anything but `true` is expanded.
 */
export const bootSnippet = `(function(b){var t,s;try{t=localStorage.getItem('dryrun-theme');s=localStorage.getItem('dryrun-sidebar-collapsed')}catch(e){}b.className=t==='dark'?'dark-theme':'light-theme';b.dataset.sidebar=s==='true'?'collapsed':'expanded'})(document.body)`;
