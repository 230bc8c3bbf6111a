import { api, type VisionBoard } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { press } from '../../../test/press.ts';
import { aMilestone, aUser, SAMPLE_DAY, SAMPLE_INSTANT } from '../../../test/samples/samples.ts';
import { aVisionGoal, aVisionResponse, NEW_BOARD } from '../../../test/samples/vision-samples.ts';
import { NO_NETWORK, server } from '../../../test/server.ts';

const admin = { user: aUser({ role: 'admin' }) };
const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const steps = ['Ring Tomas', 'Ask him about the house.', 'Go north', 'Return the jar', 'Write'];
const QUOTE = 'I am easy to find.';

const love = () =>
  aVisionGoal('love', {
    id: 3,
    phrase: QUOTE,
    obstacle: 'Ten o’clock.',
    milestones: steps.map((title, index) =>
      aMilestone({ id: 30 + index, goalId: 3, title, sortOrder: index }),
    ),
    evidence: {
      title: null,
      phrase: { quote: QUOTE, source: { kind: 'response', id: 9, pillar: 'love' } },
      milestones: {},
    },
  });

/** The server's board, which another device may move things on too. */
let kept: VisionBoard;
const answerBoard = () => {
  server.on(api.vision.board, () => kept);
  return server.on(api.vision.moveOnBoard, ({ body }) => {
    const layout = structuredClone(kept.layout);
    for (const { board, key, x, y } of body.moves) layout[board][key] = { x, y };
    kept = { ...kept, id: 1, layout } as VisionBoard;
    return kept;
  });
};

beforeEach(() => {
  kept = NEW_BOARD;
  server.on(api.vision.goals, [
    love(),
    aVisionGoal('health', { id: 1 }),
    aVisionGoal(null, { id: 7 }),
  ]);
});

test('until there are own goals, an example says that it is one and takes nothing', async () => {
  server.on(api.vision.goals, []);
  await renderApp('/vision-board', admin);
  await expect.element(heading('An example, and nobody’s life')).toBeVisible();
  await expectAccessible();
  await button(/^Love, 1 of 4/).click();
  const tick = page.getByRole('checkbox', { name: 'Ring my brother first: done' });
  await expect.element(tick).toBeDisabled();
  await expect.element(button('Add a step')).not.toBeInTheDocument();
  await expect.element(button('Move Love to…')).not.toBeInTheDocument();

  // A step is looked at, and nothing can be done to it.
  await button(/^Ring my brother first.*Step \d of Love/).click();
  const dialog = page.getByRole('dialog', { name: 'Ring my brother first' });
  await expect.element(dialog.getByText('Love, step one of four')).toBeVisible();
  await expectAccessible();
  for (const name of ['Mark as done', 'Open it again', 'Edit', 'Delete']) {
    expect(dialog.getByRole('button', { name, exact: true }).query()).toBeNull();
  }
});

test('a pillar is selected and deselected, a step opened, done and undone', async () => {
  let isDone = false;
  const now = () => {
    const goal = love();
    const milestones = goal.milestones.map((each) =>
      each.id === 31 ? { ...each, isCompleted: isDone } : each,
    );
    return { ...goal, milestones };
  };
  server.on(api.vision.goals, () => [now()]);
  const ticks = server.on(api.goals.updateMilestone, ({ body }) => {
    isDone = body.isCompleted === true;
    return { ...now(), safety: null };
  });
  await renderApp('/vision-board', admin);
  const pillar = button('Love, 0 of 5 steps done. Pillar three of seven.');
  await pillar.click();
  await expect.element(heading('Love')).toBeVisible();
  await expect.element(page.getByText('Ten o’clock.')).toBeVisible();
  // Four stand on the wheel, five in words (S3.9).
  expect(button(/Step \d of Love\.$/).elements()).toHaveLength(4);
  await expect.element(button('Write')).toBeVisible();
  await expectAccessible();

  await button('Ask him about the house. Step 2 of Love.').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Love, step two of five')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Write about it' }))
    .toHaveAttribute('href', '/?step=%223.31%22');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Open it again' })).toBeVisible();
  await button('Undo').click();
  await expect.poll(() => ticks.map(({ body }) => body.isCompleted)).toEqual([true, false]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();

  await pillar.click();
  await expect.element(heading('Life Vision')).toBeVisible();
});

test('zoom goes by buttons and by + - 0, in steps of ten', async () => {
  await renderApp('/vision-board', admin);
  const level = page.getByRole('status', { name: 'Zoom level' });
  await button('Zoom in').click();
  await expect.element(level).toHaveTextContent('110%');
  await press(button(/^Health,/), '+++-');
  await expect.element(level).toHaveTextContent('130%');
  await userEvent.keyboard('0');
  await expect.element(level).toHaveTextContent('100%');
});

test('by keys alone: arrows walk the wheel, with Shift they move, and the menu does so too', async () => {
  const moves = answerBoard();
  await renderApp('/vision-board', admin);
  await press(button(/^Health,/), '{ArrowRight}');
  await expect.element(button(/^Wealth,/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  await expect.element(page.getByText('Health moved down.')).toBeInTheDocument();
  expect(moves.at(-1)?.body.moves).toEqual([{ board: 'pillars', key: 'health', x: 0, y: -130 }]);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Health')).toBeVisible();
  await press(button('Move Health to…'), '{Enter}{Enter}');
  await expect.poll(() => moves.at(-1)?.body.moves.length).toBe(2);
  await userEvent.keyboard('{Escape}');
});

test('from the compass a press leads to the cards; none is cut off, and the sign of a category is drawn', async () => {
  const ids = ['health', 'wealth', 'love', 'legacy', 'wisdom', 'character'] as const;
  server.on(api.vision.goals, [
    ...ids.map((pillar, index) => aVisionGoal(pillar, { id: index + 1 })),
    aVisionGoal(null, { id: 7 }),
  ]);
  await renderApp('/vision-board', admin);
  await expect.element(button(/^Health,/)).toBeVisible();
  await button('Cards').click();
  const card = page.getByRole('article', { name: 'Garden' });
  await expect.element(card).toBeVisible();
  expect(card.element().querySelector('svg')).not.toBeNull();
  expect(card.element().textContent).not.toContain('🎯');
  const board = card.element().closest('ul')?.parentElement;
  expect(board?.scrollHeight).toBe(board?.clientHeight);
});

/** A quick hand: the pointer has left the element before it is heard again. */
const drag = (element: Element, by: { x: number; y: number }) => {
  const box = element.getBoundingClientRect();
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const fire = (type: string, x: number, y: number, on: Element = document.body) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, button: 0, isPrimary: true },
        clientX: from.x + x,
        clientY: from.y + y,
      }),
    );
  fire('pointerdown', 0, 0, element);
  fire('pointermove', by.x / 2, by.y / 2);
  fire('pointermove', by.x, by.y);
  return () => fire('pointerup', by.x, by.y);
};

test('a drag moves a pillar, and Escape puts it back', async () => {
  const moves = answerBoard();
  await renderApp('/vision-board', admin);
  await expect.element(button(/^Health,/)).toBeVisible();
  const pillar = () => button(/^Health,/).element();
  const before = pillar().getAttribute('transform');
  const drop = drag(pillar(), { x: 30, y: 40 });
  await expect.poll(() => pillar().getAttribute('transform')).not.toBe(before);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => pillar().getAttribute('transform')).toBe(before);
  drop();
  expect(moves).toEqual([]);
  drag(pillar(), { x: 30, y: 40 })();
  await expect.poll(() => moves).toHaveLength(1);
  await expect.poll(() => pillar().getAttribute('transform')).not.toBe(before);
});

test('cards move by the grid, and two devices at once lose none', async () => {
  const moves = answerBoard();
  await renderApp('/vision-board?view=cards', admin);
  await expect.element(page.getByRole('article', { name: 'Love' })).toBeVisible();
  await expect.element(page.getByText('+2 more...')).toBeVisible();
  await expectAccessible();
  // Meanwhile, elsewhere.
  kept = { ...kept, layout: { pillars: {}, cards: { 7: { x: 700, y: 300 } } } };
  await press(button('Move Love'), '{ArrowRight}{ArrowDown}');
  await expect.poll(() => moves).toHaveLength(2);
  expect(moves.map(({ body }) => body.moves)).toEqual([
    [{ board: 'cards', key: '3', x: 140, y: 100 }],
    [{ board: 'cards', key: '3', x: 140, y: 140 }],
  ]);
  await expect
    .poll(() => kept.layout.cards)
    .toEqual({
      3: { x: 140, y: 140 },
      7: { x: 700, y: 300 },
    });
  const garden = () => page.getByRole('article', { name: 'Garden' }).element().parentElement;
  await expect.poll(() => garden()?.style.getPropertyValue('--x')).toBe('700');
  await expect.element(button('Move Love')).toHaveFocus();
});

test('what was moved is laid out anew after a question, and lies as before after “Undo”', async () => {
  server.on(api.vision.goals, [love()]);
  const lay = { x: 520, y: 180 };
  server.on(api.vision.board, { ...NEW_BOARD, id: 3, layout: { pillars: {}, cards: { 5: lay } } });
  const resets = server.on(api.vision.resetBoard, { ...NEW_BOARD, id: 3 });
  const moves = server.on(api.vision.moveOnBoard, NEW_BOARD);
  await renderApp('/vision-board?view=cards', admin);
  await button('Lay every card out anew').click();
  await expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Lay it out anew' }).click();
  await expect.poll(() => resets).toMatchObject([{ query: { board: 'cards' } }]);
  await button('Undo').click();
  await expect
    .poll(() => moves)
    .toMatchObject([{ body: { moves: [{ board: 'cards', key: '5', ...lay }] } }]);
});

test('a card gets a colour and a sign', async () => {
  let goal = love();
  server.on(api.vision.goals, () => [goal]);
  const changes = server.on(api.vision.updateGoal, ({ body }) => {
    goal = { ...goal, color: body.color ?? goal.color, icon: body.icon ?? goal.icon };
    return { ...goal, safety: null };
  });
  await renderApp('/vision-board?view=cards', admin);
  const card = page.getByRole('article', { name: 'Love', exact: true });
  await card.getByRole('button', { name: 'Love', exact: true }).click();
  await button('Colour and sign').click();
  await page.getByLabelText('Colour', { exact: true }).selectOptions('Indigo');
  await page.getByLabelText('Sign (optional)').fill('🪢');
  await expectAccessible();
  await button('Save changes').click();
  await expect.poll(() => changes).toMatchObject([{ body: { color: '#434D8C', icon: '🪢' } }]);
  await expect.element(card).toHaveAttribute('data-own');
  await expect.element(card.getByText('🪢')).toBeInTheDocument();
});

test('a move that the network swallowed is tried again', async () => {
  let tries = 0;
  server.on(api.vision.moveOnBoard, () => {
    tries += 1;
    return tries === 1 ? NO_NETWORK : NEW_BOARD;
  });
  await renderApp('/vision-board?view=cards', admin);
  await press(button('Move Love'), '{ArrowRight}');
  await expect.poll(() => tries).toBe(2);
});

test('a phone gets the list first, with all that the boards hold; the view is remembered', async () => {
  server.on(api.vision.goalEntries, [
    {
      goalId: 3,
      pillar: 'love',
      entries: [
        { id: 4, localDate: SAMPLE_DAY, line: 'He rang.', how: 'chosen', words: [] },
        { id: 5, localDate: SAMPLE_DAY, line: 'The house.', how: 'words', words: ['house'] },
      ],
    },
  ]);
  await renderApp('/vision-board', { ...admin, window: PHONE });
  await expect.element(button('List')).toHaveAttribute('aria-pressed', 'true');
  for (const words of [...steps, QUOTE, 'Garden', 'you chose it', 'shares “house”']) {
    await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expectAccessible();
  await button('Cards').click();
  await expect.element(button('Move Love')).not.toBeInTheDocument();
  await expect.element(page.getByText('+2 more...')).toBeVisible();
  await renderApp('/vision-board', { ...admin, window: PHONE });
  await expect.element(button('Cards')).toHaveAttribute('aria-pressed', 'true');
});

test('a phrase leads to the answer it comes from; what is made anew waits beside what stands', async () => {
  const answer = { pillar: 'love', pillarName: 'Love', question: 'For whom?' } as const;
  const response = aVisionResponse({
    id: 9,
    answers: [{ ...answer, answer: `Tomas. ${QUOTE} That is all.` }],
    lifeVisionSummary: 'You spoke of love.',
    extractedCategories: { love: 'Tomas.' },
    ultimateGoals: {
      love: { title: 'Nearer', phrase: 'I ring.', color: '#8E2A2B', icon: '❤️', milestones: [] },
    },
    waiting: ['love'],
    createdAt: SAMPLE_INSTANT,
  });
  let taken = false;
  const nothing = aVisionResponse({ id: 10, lifeVisionSummary: 'Nothing was made.' });
  server.on(api.vision.responses, () => [
    nothing,
    taken ? { ...response, waiting: [], takenOver: ['love' as const] } : response,
  ]);
  server.on(api.vision.takeOver, () => {
    taken = true;
    return [love()];
  });
  server.on(api.vision.undoTakeOver, () => {
    taken = false;
    return [love()];
  });
  await renderApp('/vision-board?view=cards', admin);
  await expect.element(heading('AI-Enhanced Life Vision Summary')).toBeVisible();
  // What made nothing later takes no summary away.
  await expect.element(page.getByText('You spoke of love.')).toBeVisible();
  await expect.element(page.getByText(/by fixed rules on this server/)).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'More ways to a vision' });
  for (const [name, href] of [
    ['Answer seven questions', '/vision-form'],
    ['Life Vision Journey', '/vision-questionnaire'],
  ] as const) {
    await expect.element(ways.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const anew = page.getByRole('article', { name: 'Love, made anew' });
  await expect.element(anew.getByText('Nearer')).toBeVisible();
  await anew.getByRole('button', { name: 'Take over' }).click();
  await expect.element(page.getByText('Love is taken over.')).toBeVisible();
  await button('Undo').click();
  await expect.element(anew).toBeVisible();

  await page
    .getByRole('article', { name: 'Love', exact: true })
    .getByRole('button', { name: 'Love', exact: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'from what you wrote' }).click();
  await expect.element(page.getByText('For whom?')).toBeVisible();
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe(QUOTE);
  await expectAccessible();
});
