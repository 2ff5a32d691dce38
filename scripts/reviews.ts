/** `npm run reviews -- list | approve ID | hide ID | answer ID --text T | delete ID`: what shoppers write, and what becomes of it. */
import { parseArgs } from 'node:util'
import { formatNumber } from '#domain/money/format-number.ts'
import { reviewId } from '#domain/review/moderation.ts'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import { createReviewService, type ReviewAct, type ReviewService } from '#services/reviews/review-service.ts'
import type { StoredReview } from '#services/reviews/review-repository.ts'
import { commandResult, finish, Refusal, table, withDatabase, type CommandResult } from './commands/shop-command.ts'

const DEFAULT_LIMIT = 50
const MOST = 100_000
/** Characters of a review that a line of the list shows. */
const SHOWN = 60

const USAGE = `Usage: npm run reviews -- list [--waiting] [--limit NUMBER] [--json]
       npm run reviews -- approve ID | hide ID | delete ID
       npm run reviews -- answer ID --text TEXT
An ID is as the list says it, such as 101-1000000. An empty TEXT takes the answer away. What is deleted cannot be brought back; what is hidden can be approved.`

const DONE: Readonly<Record<ReviewAct['kind'], string>> = {
  approve: 'is shown',
  hide: 'is hidden',
  answer: 'has this answer',
  delete: 'is deleted',
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        waiting: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        limit: { type: 'string' },
        text: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

/** Runs the command with its arguments; `now` is the moment of a decision. */
export function runReviews(args: string[], env: NodeJS.ProcessEnv, now = new Date()): Promise<CommandResult> {
  return commandResult(async () => {
    const { values, positionals } = parseCommandLine(args)
    const [task, id, ...rest] = positionals
    const { waiting, json, text } = values
    const withReviews = (work: (reviews: ReviewService) => Promise<string>) =>
      withDatabase(env, ({ reviews }) =>
        work(createReviewService({ reviews, isLive: () => Promise.resolve(true), now: () => now })),
      )
    if (task === 'list' && id === undefined && text === undefined) {
      const limit = readLimit(values.limit)
      return await withReviews((reviews) => list(reviews, { waiting, limit, json }))
    }
    const plain = rest.length === 0 && !waiting && !json && values.limit === undefined
    const act = plain && id !== undefined ? actOf(task, text) : null
    if (act === null || id === undefined) throw new Refusal(USAGE)
    return await withReviews((reviews) => decide(reviews, id, act))
  })
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT
  if (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= MOST) return Number(text)
  throw new Refusal(`--limit must be a whole number from 1 to ${MOST}, got "${text}".`)
}

function actOf(task: string | undefined, text: string | undefined): ReviewAct | null {
  if (task === 'answer') return text === undefined ? null : { kind: task, text }
  if (text !== undefined) return null
  return task === 'approve' || task === 'hide' || task === 'delete' ? { kind: task } : null
}

async function decide(reviews: ReviewService, id: string, act: ReviewAct): Promise<string> {
  const outcome = await reviews.act(id, act, COMMAND_LINE)
  if (outcome.kind === 'unknown') throw new Refusal(`There is no review ${id}.`)
  if (outcome.kind === 'refused') throw new Refusal(`--text ${outcome.problem}.`)
  const taken = act.kind === 'answer' && act.text.trim() === ''
  const what = taken ? 'has no answer' : DONE[act.kind]
  return outcome.kind === 'same' ? `The review ${id} ${what} already.` : `The review ${id} ${what} now.`
}

async function list(
  reviews: ReviewService,
  { waiting, limit, json }: { waiting: boolean; limit: number; json: boolean },
): Promise<string> {
  const found = await reviews.list({ limit, ...(waiting && { state: 'waiting' }) })
  if (json) return JSON.stringify(found.map(asJson), null, 2)
  const counts = await reviews.counts()
  const sum = `${formatNumber(counts.waiting, 'en')} waiting, ${formatNumber(counts.shown, 'en')} shown, ${formatNumber(counts.hidden, 'en')} hidden.`
  if (found.length === 0) return sum
  const rows = found.map((review) => [
    reviewId(review),
    review.state,
    String(review.rating),
    review.date.slice(0, 10),
    review.name + (review.verified ? ' (bought it)' : ''),
    review.title,
    shortened(review.review),
  ])
  return `${sum}\n\n${table([['ID', 'STATE', 'STARS', 'DATE', 'BY', 'PRODUCT', 'REVIEW'], ...rows])}`
}

function asJson(review: StoredReview) {
  const { position: _position, ...rest } = review
  return { id: reviewId(review), ...rest }
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line
}

if (import.meta.main) finish(await runReviews(process.argv.slice(2), process.env))
