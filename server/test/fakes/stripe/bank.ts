import type { Charge, Dispute, Invoice, Refund } from './objects.ts';
import type { World } from './world.ts';

const paymentOf = ({ id: charge, payment_intent }: Charge) => ({ charge, payment_intent });

/** Money that was taken from cards, and what was given or taken back of it. */
export class Bank {
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();

  constructor(private readonly world: Pick<World, 'id' | 'clock' | 'tell'>) {}

  /** Gives back what was paid last, or a part of it; a refund may still fail. */
  refund(customer: string, amount?: number): Refund | null {
    const charge = this.#lastCharge(customer);
    const left = charge ? charge.amount - charge.amount_refunded : 0;
    if (!charge || left <= 0) return null;
    const refund: Refund = {
      ...{
        id: this.world.id('re'),
        object: 'refund',
        status: 'succeeded',
        created: this.world.clock(),
      },
      ...{ amount: Math.min(amount ?? left, left), ...paymentOf(charge) },
    };
    this.refunds.set(refund.id, refund);
    charge.amount_refunded += refund.amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.world.tell('charge.refunded', charge);
    return refund;
  }

  failRefund(id: string): void {
    const refund = this.refunds.get(id);
    if (refund?.status !== 'succeeded') return;
    refund.status = 'failed';
    const charge = this.charges.get(refund.charge);
    if (charge) charge.amount_refunded -= refund.amount;
    if (charge) charge.refunded = false;
    this.world.tell('refund.failed', refund);
  }

  /** The bank is asked to take back what was paid last, once. */
  dispute(customer: string): Dispute | null {
    const charge = this.#lastCharge(customer);
    if (!charge || charge.disputed) return null;
    const dispute: Dispute = {
      ...{
        id: this.world.id('dp'),
        object: 'dispute',
        status: 'needs_response',
        created: this.world.clock(),
      },
      ...{ amount: charge.amount, ...paymentOf(charge) },
    };
    this.disputes.set(dispute.id, dispute);
    charge.disputed = true;
    this.world.tell('charge.dispute.created', dispute);
    return dispute;
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = this.disputes.get(id);
    if (!dispute || dispute.status === 'won' || dispute.status === 'lost') return;
    dispute.status = status;
    this.world.tell('charge.dispute.closed', dispute);
  }

  #lastCharge = (customer: string): Charge | undefined =>
    [...this.charges.values()].filter((each) => each.customer === customer).at(-1);

  /** Takes the money of an invoice from the card; nothing moves for nothing. */
  charge({ customer, amount_paid: amount, payments }: Invoice): void {
    if (amount === 0) return;
    const intent = this.world.id('pi');
    const charge: Charge = {
      ...{ id: this.world.id('ch'), object: 'charge', customer, payment_intent: intent, amount },
      ...{ amount_refunded: 0, refunded: false, disputed: false },
    };
    this.charges.set(charge.id, charge);
    const payment = { type: 'payment_intent' as const, payment_intent: intent };
    payments.data.push({
      id: this.world.id('inpay'),
      object: 'invoice_payment',
      status: 'paid',
      payment,
    });
  }
}
