import { unfinishedSql } from '../setup/unfinished.ts'

/** A rule for the data that must hold at every moment. The query finds the rows that break it. */
export interface Invariant {
  name: string
  says: string
  query: string
}

/** The statuses of orders that are placed and not cancelled. */
const standing = `('finalized', 'processing', 'fulfilled')`

export const invariants: readonly Invariant[] = [
  {
    name: 'stock_not_negative',
    says: 'No more copies are sold or reserved than exist.',
    query:
      'select variant_id, warehouse_id, on_hand, supplied, reserved from stock_items where on_hand < 0 or supplied < 0 or reserved < 0 or reserved > on_hand + supplied',
  },
  {
    name: 'stock_is_its_movements',
    says: 'The copies on hand are the sum of all movements.',
    query: `select variant_id, warehouse_id, coalesce(s.on_hand, 0) as on_hand, coalesce(m.total, 0)::int as movements
      from stock_items s full join (select variant_id, warehouse_id, sum(quantity) as total from stock_movements group by 1, 2) m using (variant_id, warehouse_id)
      where coalesce(s.on_hand, 0) <> coalesce(m.total, 0)`,
  },
  {
    name: 'reserved_is_its_reservations',
    says: 'The reserved copies are the sum of the live reservations of orders and of offers.',
    query: `select variant_id, warehouse_id, coalesce(s.reserved, 0) as reserved, coalesce(r.total, 0)::int as reservations
      from stock_items s full join (
        select variant_id, warehouse_id, sum(quantity) as total from (
          select variant_id, warehouse_id, quantity from reservations where status = 'live'
          union all select variant_id, warehouse_id, quantity from offer_reservations) held group by 1, 2) r using (variant_id, warehouse_id)
      where coalesce(s.reserved, 0) <> coalesce(r.total, 0)`,
  },
  {
    name: 'reservations_have_their_order',
    says: 'Every order under payment reserves its copies, and no other order does.',
    query: `select r.order_id, r.variant_id, o.status from reservations r left join orders o on o.id = r.order_id
      where (r.status = 'live') <> (coalesce(o.status, '') = 'under_payment') or (r.status = 'released' and o.status in ${standing})`,
  },
  {
    name: 'orders_are_their_lines',
    says: 'The totals of an order are the sums of its items and adjustments, and its VAT is theirs.',
    query: 'select number, total_gross, lines_gross, total_net, lines_net, vat, lines_vat from wrong_order_totals',
  },
  {
    name: 'orders_are_their_shipments',
    says: 'The prices of the parcels of an order add up to its delivery price. The parcels contain all printed books and nothing else, and all are handed over exactly when the order is fulfilled.',
    query: `select o.number, o.status from orders o
      left join lateral (select coalesce(sum(gross), 0) as gross, coalesce(sum(net), 0) as net, bool_and(handed_over_at is not null) as handed_over
        from order_shipments where order_id = o.id) s on true
      left join lateral (select bool_or((i.shipment_id is null) <> (i.format in ('ebook', 'audio')) or s.order_id <> o.id) as astray
        from order_items i left join order_shipments s on s.id = i.shipment_id where i.order_id = o.id) i on true
      left join lateral (select coalesce(sum(gross), 0) as gross, coalesce(sum(net), 0) as net
        from order_adjustments where order_id = o.id and kind in ('shipping', 'free_shipping', 'second_shipment')) d on true
      where d.gross <> s.gross or d.net <> s.net or i.astray or (o.status in ${standing} and s.handed_over <> (o.status = 'fulfilled'))`,
  },
  {
    name: 'one_order_a_cart',
    says: 'A closed draft order has exactly one order, an open one has none, and so has one that waits for a master or was refused.',
    query: `select d.uuid, d.status, count(o.id)::int as orders from draft_orders d left join orders o on o.draft_order_id = d.id
      left join approval_requests r on r.draft_order_id = d.id
      group by d.id, r.status having count(o.id) <> case when d.status = 'closed' and coalesce(r.status, 'approved') = 'approved' then 1 else 0 end`,
  },
  {
    name: 'orders_have_their_history',
    says: 'The history of every order ends with its current status.',
    query: `select o.number, o.status, h.to_status from orders o
      left join lateral (select to_status from order_history where order_id = o.id order by id desc limit 1) h on true where h.to_status is distinct from o.status`,
  },
  {
    name: 'orders_have_their_payment',
    says: 'Every order has a payment.',
    query: 'select number from orders o where not exists (select 1 from payments p where p.order_id = o.id)',
  },
  {
    name: 'paid_once',
    says: 'No order is paid twice.',
    query: `select o.number, count(*)::int as payments from payments p join orders o on o.id = p.order_id where p.status = 'paid' group by 1 having count(*) > 1`,
  },
  {
    name: 'online_orders_are_paid',
    says: 'An order with an online payment is finalized only after it is paid.',
    query: `select o.number, o.status from orders o join payment_methods m on m.id = o.payment_method_id and m.online
      where o.status in ${standing} and not exists (select 1 from payments p where p.order_id = o.id and p.status = 'paid')`,
  },
  {
    name: 'money_has_its_order',
    says: 'Every received payment has the amount of a placed order, or has a refund.',
    query: `select p.order_ref, p.amount, o.status, o.total_gross from payments p join orders o on o.id = p.order_id
      where p.result = 'SUCCESSFUL' and not exists (select 1 from refunds r where r.payment_id = p.id and r.amount = p.amount)
        and (p.status <> 'paid' or o.status not in ${standing} or p.amount <> o.total_gross or p.currency <> o.currency)`,
  },
  {
    name: 'invoices_are_whole',
    says: 'Every invoice is the sum of its lines and stands for its order, no number is missing, and no order has two invoices that stand.',
    query: `select number, 'is not the sum of its lines' as problem from wrong_invoice_totals
      union all select i.number, 'is not the total of its order' from invoices i join orders o on o.id = i.order_id
        where i.kind = 'invoice' and (i.net, i.gross) <> (o.total_net, o.total_gross)
          and not exists (select 1 from invoices s where s.corrects_id = i.id and s.kind = 'storno')
      union all select 'year ' || c.year, 'has gaps' from invoice_counters c
        where c.last <> (select count(*) from invoices i where i.year = c.year and i.counter between 1 and c.last)
      union all select o.number, 'has two invoices' from orders o join invoices i on i.order_id = o.id and i.kind = 'invoice'
        where not exists (select 1 from invoices s where s.corrects_id = i.id and s.kind = 'storno') group by 1 having count(*) > 1`,
  },
  {
    name: 'withdrawals_are_answered',
    says: 'For every withdrawal an acknowledgement was sent or is waiting to be sent, and for every accepted one the news of it.',
    query: `select w.number, n.news from withdrawals w
      join (values ('declared', 'withdrawal-'), ('accepted', 'withdrawal-accepted-')) n (news, key) on n.news = 'declared' or w.accepted_at is not null
      where not exists (select 1 from sent_mails s where s.key = n.key || w.id)
      and not exists (select 1 from jobs.job j where j.name = 'withdrawal-mail' and j.state in ('created', 'retry', 'active')
        and (j.data->>'withdrawalId')::int = w.id and j.data->>'news' = n.news)`,
  },
  {
    name: 'ratings_are_summed',
    says: 'The number and the sum of ratings of a product are those of its approved ratings.',
    query: `select p.id, p.rating_count, p.rating_sum, count(r.id)::int as ratings, coalesce(sum(r.stars), 0)::int as stars
      from products p left join ratings r on r.product_id = p.id and r.status = 'approved'
      group by p.id having p.rating_count <> count(r.id) or p.rating_sum <> coalesce(sum(r.stars), 0)`,
  },
  {
    name: 'orders_are_confirmed',
    says: 'For every placed order a confirmation mail was sent or is waiting to be sent.',
    query: `select o.number from orders o where o.status in ${standing}
      and not exists (select 1 from sent_mails s where s.key = 'order-confirmation-' || o.id)
      and not exists (select 1 from jobs.job j where j.name = 'order-confirmation-mail' and j.state in ('created', 'retry', 'active') and (j.data->>'orderId')::int = o.id)`,
  },
  {
    name: 'refunds_are_under_way',
    says: 'Every due refund has a job that will pay it (if not: npm run shop -- refunds retry).',
    query: `select o.number, p.order_ref, r.amount, p.currency, r.reason, r.at from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
      where r.status = 'due' and not exists (select 1 from jobs.job j where j.name = 'refund' and j.state in ('created', 'retry', 'active') and (j.data->>'refundId')::int = r.id)`,
  },
]

/** Findings that break no rule and need the operator's attention. */
export const notices: readonly Invariant[] = [
  {
    name: 'shop_is_its_owners',
    says: 'No sample and no draft of the default setup is left (change them with shop setup and content import).',
    query: unfinishedSql,
  },
  {
    name: 'refunds_due',
    says: 'No refund is due.',
    query: `select o.number, p.order_ref, r.amount, p.currency, r.reason, r.at from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id where r.status = 'due'`,
  },
  {
    name: 'notifications_are_signed',
    says: 'No payment notification without a right signature or a known payment arrived within the last seven days (many of them mean an attack, or a wrong SIMPLEPAY_SECRET).',
    query: 'select provider, day, count from refused_notifications where day > current_date - 7',
  },
  {
    name: 'jobs_are_done',
    says: 'No mail or other job has failed for good.',
    query: `select name, count(*)::int as jobs, min(created_on) as first, max(completed_on) as last from jobs.job where state = 'failed' group by name order by name`,
  },
  {
    name: 'resources_are_fetched',
    says: 'Every picture and sample that a publisher names was fetched (if not: add the host to RESOURCE_HOSTS, or npm run shop -- resources retry).',
    query: `select substring(url from '^https?://([^/?#]+)') as host, problem, count(*)::int as files, (count(*) filter (where next_try_at is null))::int as given_up
      from resource_links where problem is not null group by 1, 2 order by 3 desc`,
  },
  {
    name: 'sweeper_keeps_up',
    says: 'No order waits for its payment longer than allowed.',
    query: `select number, reserved_until from orders where status = 'under_payment' and reserved_until < now() - interval '15 minutes'`,
  },
]
