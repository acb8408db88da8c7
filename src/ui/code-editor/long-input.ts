import { EditorView } from '@codemirror/view';

/** Characters; nobody types so many at once. */
const LONG = 1000;

/**
 * A long text that comes as if it were typed, from a keyboard's clipboard or by dictation, goes straight into the document. The browser
 * would first lay out every line of it, minutes for ten thousand; a paste does not take that way.
 */
export const longInput = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data }, view) => {
    if (inputType !== 'insertText' || !data || data.length < LONG || view.state.readOnly) return false;
    view.dispatch(view.state.replaceSelection(data), { scrollIntoView: true, userEvent: 'input' });
    return true;
  },
});
