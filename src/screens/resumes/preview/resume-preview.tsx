import { FoldVertical } from 'lucide-react';
import { useState } from 'react';
import { setDesign } from '#resume/commands.ts';
import type { Design } from '#resume/design.ts';
import { tighter } from '#resume/fit.ts';
import type { ResumeContent } from '#resume/model.ts';
import { toPlainText } from '#resume/write/plain-text.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { makePdf } from '../documents/pdf-client.ts';
import { PagePreview } from './page-preview.tsx';

/** The loosest design with which a resume fits on one page; undefined if none does. */
async function fitted(content: ResumeContent): Promise<Design | undefined> {
  const designs = tighter(content);
  let found: Design | undefined;
  let [low, high] = [0, designs.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const design = designs[middle];
    const { pages } = await makePdf({ kind: 'resume', content: { ...content, design } });
    if (pages === 1) {
      found = design;
      high = middle - 1;
    } else low = middle + 1;
  }
  return found;
}

interface Props {
  content: ResumeContent;
  /** Changes the resume that is shown; without it nothing can be changed here. */
  apply?: ((change: (content: ResumeContent) => ResumeContent) => void) | undefined;
  undo: () => void;
}

/** A resume's pages, and the way to one page where there are more. */
export function ResumePreview({ content, apply, undo }: Props) {
  const [busy, setBusy] = useState(false);
  const fitToPage = async (pages: number) => {
    setBusy(true);
    try {
      const design = await fitted(content);
      if (!design)
        return toast({ text: 'Too long for one page, even in small type. Hide or shorten some entries.' });
      apply?.(setDesign(design));
      toast({ text: `Fitted from ${pages} pages to one.`, undo });
    } catch {
      toast({ text: 'Couldn’t create the PDF. Try again.' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <PagePreview
      kind="resume"
      content={content}
      text={toPlainText(content)}
      actions={(pages) =>
        pages > 1 &&
        apply && (
          <Button size="sm" disabled={busy} onClick={() => void fitToPage(pages)}>
            <FoldVertical size={14} aria-hidden />
            {busy ? 'Fitting…' : 'Fit to one page'}
          </Button>
        )
      }
    />
  );
}
