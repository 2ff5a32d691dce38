/** Calls of the office in the page's own words. */
import { officeText as t } from '../texts/office.ts'
import { type Answer, type Method, officeCall } from './office-call.ts'

/** `path` stands below `/api/office/`. Never rejects. */
export function call<Body = null>(method: Method, path: string, body?: object): Promise<Answer<Body>> {
  return officeCall<Body>(method, path, body, t('unreachable'))
}
