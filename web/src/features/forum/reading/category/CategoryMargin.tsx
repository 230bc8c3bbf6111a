import {
  type CategoryFigures,
  FORUM_LIMITS,
  type ForumCategory,
  levelInfo,
} from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Fact, Facts } from '../../../../ui/typography/Facts.tsx';
import { SectionHead } from '../../../../ui/typography/SectionHead.tsx';
import { useReader } from '../../use-reader.ts';
import { HouseRules } from '../home/ForumMargin.tsx';
import { categoryFigures } from '../reading.queries.ts';
import classes from './CategoryMargin.module.css';

/** Beside the posts of a category: its figures, who may write in it, and the house rules. */
export function CategoryMargin({ category }: { category: ForumCategory }) {
  const { user, showsGame } = useReader();
  const { data, isError } = useQuery({ ...categoryFigures(category.id), enabled: user !== null });
  return (
    <>
      <section aria-labelledby="in-this-category" className={classes.figures}>
        <SectionHead id="in-this-category">In this category</SectionHead>
        <Facts>
          <Fact name="Posts">{counted(category.postCount)}</Fact>
          {user && !isError && <ReadersFacts figures={data} />}
        </Facts>
        <p className={classes.note}>{whoMay(category, showsGame)}</p>
      </section>
      <HouseRules />
    </>
  );
}

/** A count beside its name; nothing is said in words. */
const counted = (count: number) => (count === 0 ? 'none yet' : count.toLocaleString('en-US'));

/** What is the reader's own in a category, and how many speak in it. Dots keep the place until it is known. */
function ReadersFacts({ figures }: { figures: CategoryFigures | undefined }) {
  const { newToReader = 0, voices = 0, following = 0 } = figures ?? {};
  const isCut = newToReader >= FORUM_LIMITS.countedNew;
  const news = newToReader === 0 ? 'nothing' : counted(newToReader) + (isCut ? ' or more' : '');
  return (
    <>
      <Fact name="New to you">{figures ? news : '…'}</Fact>
      <Fact name="Voices this month">{figures ? counted(voices) : '…'}</Fact>
      <Fact name="Posts you follow">{figures ? counted(following) : '…'}</Fact>
    </>
  );
}

/** Who may read and write in a category, in words. */
function whoMay({ isActive, minLevel, readLevel, allowPhotos }: ForumCategory, showsGame: boolean) {
  const later = showsGame ? `Read from level ${readLevel} on.` : 'Reading opens some pages on.';
  const read = readLevel > 1 ? later : 'Anyone may read here.';
  const photos = allowPhotos ? ' Photos may go with a reply.' : '';
  if (!isActive) return `${read} Nothing new is written in it for now.`;
  if (minLevel <= 1) return `${read} Whoever is signed in may write.${photos}`;
  if (!showsGame) return `${read} Writing opens some pages on.${photos}`;
  return `${read} Writing opens at level ${minLevel}, ${levelInfo(minLevel).rank}.${photos}`;
}
