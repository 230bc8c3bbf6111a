import type { Insight } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { excerpt } from '../../../lib/text/excerpt.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { afterTitle } from '../bookmark-text.ts';
import { linkId } from '../insight-links.ts';
import { CATEGORY_NAMES, footOf } from '../insight-words.ts';
import type { VaultAddress } from '../insights.address.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import classes from './InsightCard.module.css';

/** Characters that a card shows of the words under the title. */
const EXCERPT = 160;

interface InsightCardProps {
  insight: Insight;
  address: VaultAddress;
}

/** An insight in the grid: a leaf that opens it. */
export function InsightCard({ insight, address }: InsightCardProps) {
  const { id, title, category } = insight;
  const words = afterTitle(insight);
  return (
    <Card as="article" flush className={classes.card}>
      <div className={classes.head}>
        <SmallCaps>{CATEGORY_NAMES[category]}</SmallCaps>
        <CategoryIcon category={category} />
      </div>
      <h2 className={classes.title} dir="auto">
        <Link
          id={linkId(id)}
          to={paths.vault}
          search={{ ...address, insight: id }}
          className={classes.link}
        >
          {title}
        </Link>
      </h2>
      {words !== '' && (
        <p className={classes.words} dir="auto">
          {excerpt(words, EXCERPT)}
        </p>
      )}
      <p className={classes.foot}>{footOf(insight)}</p>
    </Card>
  );
}
