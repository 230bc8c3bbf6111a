import type { User } from '@pathkeeper/contract';
import { IconGift } from '@tabler/icons-react';
import { Card } from '../../../ui/page/Card.tsx';
import classes from './GiftCard.module.css';
import { GiftForm } from './GiftForm.tsx';

/** The Gift XP card of the dashboard: for anybody, found by name (S2.2). */
export function GiftCard({ user }: { user: User }) {
  return (
    <Card>
      <h2 className={classes.title}>Gift XP</h2>
      <p className={classes.words}>The member sees who gave it, and why.</p>
      <GiftForm draftKey={`admin-gift:${user.id}`} icon={<IconGift aria-hidden size={20} />} />
    </Card>
  );
}
