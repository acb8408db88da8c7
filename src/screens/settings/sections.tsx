import { AboutSection } from './about-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data-section.tsx';
import { ResetSection } from './reset-section.tsx';
import { RuntimesSection } from './runtimes-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { SyncSection } from './sync/sync-section.tsx';
import { useKept } from './use-kept.ts';

/** What the page shows once it runs in the browser that keeps the data. */
export default function Sections() {
  const kept = useKept();
  return (
    <>
      <DataSection kept={kept} />
      <StorageSection kept={kept} />
      <SyncSection />
      <RuntimesSection />
      <AppearanceSection />
      <ResetSection kept={kept} />
      <AboutSection />
    </>
  );
}
