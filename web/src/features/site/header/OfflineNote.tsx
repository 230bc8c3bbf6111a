import { useOffline } from '../../../lib/api/connection.ts';
import { EmptyScene } from '../../../ui/art/EmptyScene.tsx';
import { Notice } from './Notice.tsx';

/** Says, while it is so, that the pages come from the copy on this device. */
export function OfflineNote() {
  const isOffline = useOffline();
  return (
    <div role="status">
      {isOffline && (
        <Notice drawing={<EmptyScene scene="offline" size={64} />}>
          <strong>Offline: these are the pages read last here.</strong> What you write is kept.
        </Notice>
      )}
    </div>
  );
}
