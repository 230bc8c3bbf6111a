import { Leaf } from '../../ui/page/Leaf.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { SectionHead } from '../../ui/page/SectionHead.tsx';
import { CHAPTER_PICTURES } from './chapter-pictures.tsx';
import { CHAPTERS, type Chapter, IN_THE_PRESS } from './chapters.ts';
import classes from './LandingChapters.module.css';

/** The feature grid: six pieces of the almanac, each drawn as itself (document 3 section 1). */
export function LandingChapters() {
  return (
    <Page>
      <section aria-labelledby="chapters">
        <SectionHead id="chapters" remark="five of them bound">
          Six chapters
        </SectionHead>
        <p className={classes.press}>{IN_THE_PRESS}</p>
        <ul className={classes.grid}>
          {(Object.keys(CHAPTERS) as Chapter[]).map((chapter) => (
            <li key={chapter}>
              <Leaf flush className={classes.picture} aria-hidden>
                {CHAPTER_PICTURES[chapter]}
              </Leaf>
              <h3 className={classes.title}>{CHAPTERS[chapter].title}</h3>
              <p className={classes.line}>{CHAPTERS[chapter].line}</p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
