import { pipelines } from '#storage/pipeline-records.ts';
import { useRecord } from '#storage/use-record.ts';
import { PipelineView } from '#ui/pipeline/pipeline-view.tsx';
import { Nothing, Part } from './part.tsx';

/** The user's pipeline. */
export default function PipelineBack({ id }: { id: string }) {
  const [record, , loaded] = useRecord(pipelines, id);
  if (!loaded) return null;
  return (
    <Part title="Your pipeline">
      {record?.nodes.length ? (
        <PipelineView pipeline={record} label="Your pipeline" />
      ) : (
        <Nothing text="You haven’t built a pipeline yet." />
      )}
    </Part>
  );
}
