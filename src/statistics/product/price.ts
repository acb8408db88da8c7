/** What buyers and sellers do as a fee moves, through the two fees that were tested. */
export type Demand = 'line' | 'constant';

const SALES = 120_000;
const PRICE = 25;
const COST = 0.75;
const TODAY = 0.05;
const TESTED = 0.06;

/** Sales per week at a fee, if the step from 5% to 6% loses a share of them. */
export function salesAt(fee: number, lost: number, demand: Demand): number {
  if (demand === 'line') return Math.max(0, SALES * (1 - (lost * (fee - TODAY)) / (TESTED - TODAY)));
  const elasticity = Math.log(1 - lost) / Math.log(TESTED / TODAY);
  return SALES * (fee / TODAY) ** elasticity;
}

/** Fees and contribution per week. */
export function weekly(fee: number, lost: number, demand: Demand) {
  const sales = salesAt(fee, lost, demand);
  const fees = sales * PRICE * fee;
  return { sales, fees, contribution: fees - COST * sales };
}
