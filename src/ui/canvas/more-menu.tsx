import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { showAll } from '#canvas/commands/view.ts';
import { Menu } from '../menu.tsx';
import { useCanvas, useCanvasState } from './canvas-store.ts';
import { CommandItems, MenuItem } from './command-menu.tsx';
import { clearCanvas, EXPORTS, importFile } from './files.ts';

interface Props {
  /** Of exported files, without their ending. */
  fileName: string;
  onHelp: () => void;
}

/** Everything that is not needed all the time: clipboard, files, clear, help. */
export function MoreMenu({ fileName, onHelp }: Props) {
  const store = useCanvas();
  const empty = useCanvasState(({ drawing }) => drawing.shapes.length === 0);
  const readOnly = useCanvasState((state) => state.readOnly);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu
        label="More"
        closesOnClick
        trigger={<Ellipsis size={17} strokeWidth={1.75} role="img" aria-label="More" />}
        triggerClass="grid size-9 place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-text"
      >
        {!readOnly && (
          <div className="border-b pb-1">
            <CommandItems ids={['select-all', 'copy', 'paste', 'snap']} />
          </div>
        )}
        <div className="border-b py-1">
          {EXPORTS.map(({ label, save }) => (
            <MenuItem key={label} label={label} disabled={empty} onClick={() => void save(store, fileName)} />
          ))}
          {!readOnly && <MenuItem label="Import .excalidraw" onClick={() => input.current?.click()} />}
        </div>
        <div className="pt-1">
          {!readOnly && (
            <MenuItem label="Clear the canvas" disabled={empty} onClick={() => clearCanvas(store)} />
          )}
          <MenuItem label="Keyboard shortcuts" chord="?" onClick={onHelp} />
        </div>
      </Menu>
      <input
        ref={input}
        type="file"
        aria-label="Excalidraw file"
        accept=".excalidraw,.json,application/json"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) void importFile(store, file).then(() => store.update(showAll));
        }}
      />
    </>
  );
}
