import { type ForumCategory, levelInfo } from '@pathkeeper/contract';
import { Fact, Facts } from '../../../../ui/typography/Facts.tsx';
import { SectionHead } from '../../../../ui/typography/SectionHead.tsx';
import { useReader } from '../../use-reader.ts';
import { HouseRules } from '../home/ForumMargin.tsx';
import classes from './CategoryMargin.module.css';

/** Beside the posts of a category: its figures, who may write in it, and the house rules. */
export function CategoryMargin({ category }: { category: ForumCategory }) {
  const { showsGame } = useReader();
  return (
    <>
      <section aria-labelledby="in-this-category">
        <SectionHead id="in-this-category">In this category</SectionHead>
        <Facts>
          <Fact name="Posts">{category.postCount.toLocaleString('en-US')}</Fact>
        </Facts>
        <p className={classes.note}>{whoMay(category, showsGame)}</p>
      </section>
      <HouseRules />
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
