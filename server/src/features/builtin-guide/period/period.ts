import type { Analyse } from '../../../platform/language/analyse.ts';
import type { MonthDraft, PeriodRequest, WeekDraft } from '../../guide-provider/index.ts';
import { seedOf } from '../words.ts';
import { intentionsOf, readPages } from './period-entries.ts';
import {
  bestSaid,
  directionTold,
  endsTold,
  goalsOf,
  moodsTold,
  type Period,
  progressOf,
  questionOf,
  suggestionsOf,
  themesTold,
  titleOf,
} from './period-parts.ts';
import { quotesOf } from './period-quotes.ts';

function open(analyse: Analyse, request: PeriodRequest): Period {
  const pages = readPages(analyse, request);
  const seed = String(seedOf(pages.map(({ page }) => page.content.slice(0, 400)).join('\n')));
  return { request, pages, intentions: intentionsOf(pages), seed };
}

function shared(period: Period) {
  const progress = progressOf(period);
  return {
    title: titleOf(period),
    question: questionOf(period),
    ...(progress ? { goalProgressAssessment: progress } : {}),
    emergingGoals: goalsOf(period),
    quotes: quotesOf(period),
  };
}

/** A week, from its own pages and the counts given with them. */
export function weekOf(analyse: Analyse, request: PeriodRequest): WeekDraft {
  const period = open(analyse, request);
  return {
    ...shared(period),
    commonThemes: themesTold(period),
    growthObservations: endsTold(period),
    directionAndMomentum: directionTold(period),
    weeklyInsight: bestSaid(period),
  };
}

/** A month, from its own pages and the counts given with them. */
export function monthOf(analyse: Analyse, request: PeriodRequest): MonthDraft {
  const period = open(analyse, request);
  return {
    ...shared(period),
    moodTrends: moodsTold(period),
    keyThemes: themesTold(period),
    growthJourney: endsTold(period),
    lifeDirection: directionTold(period),
    goalAchievementSuggestions: suggestionsOf(period),
    monthlyWisdom: bestSaid(period),
  };
}
