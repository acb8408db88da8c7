import { Plus, WandSparkles } from 'lucide-react';
import { addSection, moveSection } from '#resume/commands.ts';
import { KINDS } from '#resume/kinds.ts';
import { SECTION_KINDS } from '#resume/model.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { Menu } from '#ui/menu.tsx';
import type { ResumeModel } from '../use-resume.ts';
import { PersonalForm } from './personal-form.tsx';
import { SectionForm } from './section-form.tsx';
import { SortableList } from './sortable-list.tsx';

/** Step 4: what the resume says. */
export function ContentStep({ model, onRefine }: { model: ResumeModel; onRefine: () => void }) {
  const { content, apply, undo } = model;
  const removal = useFocusRecovery();
  const entries = content.sections.map((section) => ({
    id: section.id,
    name: section.title || KINDS[section.kind].title,
    section,
  }));
  return (
    <section aria-labelledby="content-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id="content-title" className="text-xl font-semibold">
          Edit Content
        </h2>
        <Button onClick={onRefine}>
          <WandSparkles size={15} aria-hidden />
          Auto-refine
        </Button>
      </div>
      <PersonalForm
        info={content.personalInfo}
        headline={content.headline ?? ''}
        photo={content.photo}
        apply={apply}
      />
      <SortableList
        label="Sections"
        entries={entries}
        onMove={(from, to) => apply(moveSection(from, to))}
        className="mt-4 space-y-4"
      >
        {({ section }, handle) => (
          <SectionForm
            section={section}
            hidden={content.design?.hidden}
            apply={apply}
            onUndo={undo}
            handle={handle}
            removeRef={removal}
          />
        )}
      </SortableList>
      <div className="mt-4">
        <Menu
          trigger={
            <>
              <Plus size={15} aria-hidden />
              Add section
            </>
          }
          triggerClass={buttonClass()}
          label="Add section"
          align="start"
          above
          closesOnClick
        >
          {SECTION_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              onClick={() => apply(addSection(kind))}
              className="block w-full rounded px-2.5 py-1.5 text-left text-sm hover:bg-surface-2"
            >
              {kind === 'custom' ? 'Section of your own' : KINDS[kind].title}
            </button>
          ))}
        </Menu>
      </div>
    </section>
  );
}
