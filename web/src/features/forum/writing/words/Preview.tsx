import { isBlank } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../../../lib/api/api-error.ts';
import { Loaded } from '../../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../../ui/feedback/Skeleton.tsx';
import { withMentions } from '../../reading/post/mention-marks.ts';
import words from '../../reading/post/Words.module.css';
import { preview } from '../writing.queries.ts';
import classes from './WordsField.module.css';

/** Words as they will be read: rendered by the server, as it renders what is posted (D41). */
export function Preview({ content }: { content: string }) {
  const blank = isBlank(content);
  const query = useQuery({ ...preview(content), enabled: !blank });
  if (blank) return <p className={classes.nothing}>Nothing is written yet.</p>;
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows label="Setting the page" look="compact" />}
      error={{
        title: 'The preview did not arrive.',
        words: reasonOf(query.error, 'Your words are still under Write.'),
        small: true,
      }}
    >
      {({ contentHtml, mentions }) => (
        <div
          dir="auto"
          className={words.words}
          data-size="reply"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server
          dangerouslySetInnerHTML={{ __html: withMentions(contentHtml, mentions) }}
        />
      )}
    </Loaded>
  );
}
