import type { ForumCategory } from '@pathkeeper/contract';

export interface NewPostButtonProps {
  /** The category that is chosen beforehand (S2.2). */
  category?: ForumCategory | undefined;
}

/** The control that begins a new post; where it is not open yet it says what opens it. */
export function NewPostButton(_props: NewPostButtonProps) {
  return null;
}
