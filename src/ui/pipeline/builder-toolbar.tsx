import { Ellipsis, Redo2, Undo2, WandSparkles } from 'lucide-react';
import { merged } from '#base/merge.ts';
import { exportSvg } from '#pipeline/export-svg.ts';
import { layOut } from '#pipeline/layout.ts';
import {
  addNode,
  EMPTY,
  NODE_LABELS,
  NODE_TYPES,
  type NodeType,
  withoutLooseEdges,
} from '#pipeline/model.ts';
import { downloadBlob } from '#ui/download.ts';
import { drawPng } from '#ui/draw-png.ts';
import { FullScreenButton } from '#ui/full-screen-button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { toast } from '#ui/toast.tsx';
import { NODE_ICONS } from './node-looks.ts';
import type { PipelineModel } from './use-pipeline.ts';

interface Props {
  model: PipelineModel;
  /** Of exported files, without their ending. */
  fileName: string;
  /** The one selected node, which a new one follows. */
  selected: string | undefined;
  onAdded: (id: string) => void;
  full: boolean;
  onFull: () => void;
}

const ITEM =
  'block w-full rounded px-2.5 py-1.5 text-left text-sm whitespace-nowrap hover:bg-surface-2 disabled:opacity-45';

/** The five kinds of node as buttons, and what is done with the whole pipeline. */
export function BuilderToolbar({ model, fileName, selected, onAdded, full, onFull }: Props) {
  const { pipeline } = model;
  const empty = pipeline.nodes.length === 0;

  function add(type: NodeType) {
    const before = pipeline.nodes.find(({ id }) => id === selected);
    // A step follows the selected one where it comes later in a pipeline; data comes from nowhere.
    const follows =
      before && type !== 'data-source' && NODE_TYPES.indexOf(type) >= NODE_TYPES.indexOf(before.type);
    const next = addNode(pipeline, type, follows ? before.id : undefined);
    model.edit(() => next);
    onAdded(next.nodes.at(-1)?.id ?? '');
  }
  function clear() {
    model.edit(() => EMPTY);
    toast({
      text: 'Pipeline cleared.',
      undo: () => model.edit((now) => withoutLooseEdges(merged(EMPTY, now, pipeline))),
    });
  }
  async function savePng() {
    try {
      downloadBlob(`${fileName}.png`, await drawPng(exportSvg(pipeline, fileName)));
    } catch {
      toast({ text: 'This pipeline is too large for a PNG.' });
    }
  }
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-1 border-b px-1.5 py-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of controls that is not a form's fieldset */}
      <div role="group" aria-label="Add a node" className="contents sm:flex sm:flex-wrap">
        {NODE_TYPES.map((type) => {
          const Icon = NODE_ICONS[type];
          return (
            <button
              key={type}
              type="button"
              onClick={() => add(type)}
              className="flex h-9 items-center gap-1.5 rounded-md px-2 text-sm text-muted hover:bg-surface-2 hover:text-text"
            >
              <Icon size={15} strokeWidth={1.75} aria-hidden />
              {NODE_LABELS[type]}
            </button>
          );
        })}
      </div>
      <div className="ml-auto flex items-center">
        <IconButton label="Undo" icon={Undo2} disabled={!model.canUndo} onClick={model.undo} />
        <IconButton label="Redo" icon={Redo2} disabled={!model.canRedo} onClick={model.redo} />
        <IconButton
          label="Arrange automatically"
          icon={WandSparkles}
          disabled={empty}
          onClick={() => model.edit(layOut)}
        />
        <Menu
          label="More"
          closesOnClick
          trigger={<Ellipsis size={17} strokeWidth={1.75} role="img" aria-label="More" />}
          triggerClass="grid size-9 place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-text"
        >
          <button type="button" className={ITEM} disabled={empty} onClick={() => void savePng()}>
            Export PNG
          </button>
          <button type="button" className={ITEM} disabled={empty} onClick={clear}>
            Clear the canvas
          </button>
        </Menu>
        <FullScreenButton of="pipeline" full={full} onToggle={onFull} />
      </div>
    </div>
  );
}
