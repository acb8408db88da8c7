import { times } from '../summary.ts';

export interface Growing {
  /** Share of newcomers who stay for good. */
  plateau: number;
  /** Share of the others that returns from week to week. */
  fading: number;
  newcomers: number;
  /** The first week (from 0) of a campaign, and what it brings; its newcomers stay less often. */
  campaign?: { from: number; newcomers: number; plateau: number };
}

export interface Cohort {
  size: number;
  /** Active share in the week of joining, a week later, and so on, as far as is known. */
  active: number[];
}

/** Share of a cohort that is active so many weeks after joining. */
export const activeAfter = (plateau: number, fading: number, week: number): number =>
  plateau + (1 - plateau) * fading ** week;

/** Weekly cohorts as one knows them at the end of the last week. */
export function cohorts(weeks: number, { plateau, fading, newcomers, campaign }: Growing): Cohort[] {
  return times(weeks, (joined) => {
    const inCampaign = campaign !== undefined && joined >= campaign.from;
    const stays = inCampaign ? campaign.plateau : plateau;
    return {
      size: inCampaign ? campaign.newcomers : newcomers,
      active: times(weeks - joined, (week) => activeAfter(stays, fading, week)),
    };
  });
}

/** Active users in each week, over all cohorts. */
export const activeUsers = (all: readonly Cohort[]): number[] =>
  all.map((_, week) =>
    all
      .slice(0, week + 1)
      .reduce((sum, { size, active }, joined) => sum + size * (active[week - joined] ?? 0), 0),
  );
