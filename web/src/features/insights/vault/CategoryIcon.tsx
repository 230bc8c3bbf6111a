import type { Insight } from '@pathkeeper/contract';
import { IconBook2, IconBulb, IconFlag } from '@tabler/icons-react';

const ICONS = { insight: IconBulb, lesson: IconBook2, goal: IconFlag } as const;

/** The sign of a category. Decoration: its name stands beside it. */
export function CategoryIcon({ category }: { category: Insight['category'] }) {
  const Icon = ICONS[category];
  return <Icon aria-hidden size={20} stroke={1.6} />;
}
