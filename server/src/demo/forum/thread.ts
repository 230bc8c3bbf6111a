import type { SeedPhoto } from './photos.ts';

/** A reply of the demo's forum. */
export interface SeedReply {
  by: string;
  /** Hours after the post. */
  after: number;
  text: string;
  likes?: readonly string[];
  /** The number of the reply that it answers. */
  answers?: number;
  photo?: { of: SeedPhoto; alt: string };
  /** Its author took it away an hour later. */
  removed?: true;
  /** Hidden by reports of these three. */
  reported?: { by: readonly string[]; reason: 'spam' | 'unkind' };
}

/** A post of the demo's forum, with what came of it. */
export interface SeedThread {
  category: string;
  by: string;
  /** Days before today, and the hour (UTC). */
  daysAgo: number;
  at: string;
  title: string;
  text: string;
  likes?: readonly string[];
  isFeatured?: true;
  replies: readonly SeedReply[];
}
