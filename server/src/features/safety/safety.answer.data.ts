/** How a message ends where nobody but its writer reads the words. */
export const UNSEEN = ' Nothing you wrote is lost, and no one has been told.';

/** How it ends in the forum, where everybody reads them (D51). */
export const STANDS_IN_FORUM =
  ' What you wrote stands in the forum. Answers there can take a while, so call the people below first.';

/**
 * What is said when somebody may be in danger. Written by people, never by a model; it names no means,
 * asks nothing, and promises only that a person can be reached (D32).
 */
export const SAFETY_MESSAGES = {
  suicide: `No page can answer that, and software should not try. A person can, tonight. The people below are trained to listen, and you don’t need to know what to say. If you might act on it, or have been hurt, call the emergency number first, or go to where someone is.${UNSEEN}`,
  'self-harm': `This wants a person, not a reflection. The people below have heard it before and will not be shocked; you don’t need to know what to say, or to stop first. If you are hurt now, call the emergency number.${UNSEEN}`,
  abuse: `What was done to you is not your doing, and it is not yours to manage alone. The people below know what can be done, and they will not make you do it. If you are in danger now, call the emergency number, or get to where others are. If someone else reads this device, think of where you call from.${UNSEEN}`,
  violence: `That is too heavy to be left alone with, and software cannot carry it. Step away from where you are, and speak to a person before anything else; the people below will listen, and they have heard this too. If somebody may be hurt, call the emergency number now.${UNSEEN}`,
  'medical-emergency':
    'This may need a doctor at once, even if you feel well. Call the emergency number now and say what happened and when; they have heard it before and will not scold. Do not wait to see how it goes, and do not stay alone. The other lines will listen for as long as it takes.',
  other: `You wrote of somebody in danger. You don’t have to find the right words for them, and you don’t have to carry it alone: the people below also talk to those who are worried for someone. If it may happen soon, call the emergency number and stay with them, or find someone who can.${UNSEEN}`,
  quiet:
    'Some of this may be heavy to hold alone. There are people who listen, whether it is urgent or not.',
  help: 'The people below are trained to listen, and you don’t need to know what to say. If you or somebody else is in danger now, call the emergency number first.',
} as const;
