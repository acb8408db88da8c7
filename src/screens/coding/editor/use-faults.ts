import { useMemo } from 'react';
import type { LineMark } from '#ui/code-editor/line-marks.ts';
import type { WorkspaceModel } from '../use-workspace.ts';

/** Where the last Run or Submit went wrong in the user's own lines; none once these are no longer what was judged. */
export function useFaults({ console, language, source }: WorkspaceModel): LineMark[] {
  const { report } = console;
  const current = console.source === source && console.language === language;
  return useMemo(() => {
    if (!report || !current) return [];
    const { diagnostics, failure } = report;
    return [...diagnostics, ...(failure ? [failure] : [])].flatMap(({ line, message = '' }) =>
      line === undefined ? [] : [{ line, message }],
    );
  }, [report, current]);
}
