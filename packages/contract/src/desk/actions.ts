import * as z from 'zod'
import { role } from './access.ts'
import { deliveryActions } from './delivery.ts'
import { exportActions } from './export.ts'
import { id } from './fields.ts'
import { healthActions } from './health.ts'
import { numbersActions } from './numbers.ts'
import { operatorActions } from './operators.ts'
import { queueActions } from './queue.ts'
import { reviewActions } from './review.ts'
import { waitlistActions } from './waitlist.ts'

interface Action {
  input: z.ZodType
  answer: z.ZodType
}

/** Each is an SQL function `desk_<action>(p_session, p_input)`: checks, acts and logs at once. */
export const deskActions = {
  who: {
    input: z.strictObject({}),
    answer: z.object({
      status: z.literal('ok'),
      operator: z.object({
        operator_id: z.string(),
        email: z.string(),
        name: z.string(),
        role,
        factor: z.enum(['code', 'passkey', 'code_on_loopback']),
        /** Null: the name stands in type. */
        signature_path: z.string().nullable(),
      }),
    }),
  },
  delete_session: {
    input: z.strictObject({ map_id: id }),
    answer: z.object({ status: z.enum(['deleted', 'gone']) }),
  },
  ...exportActions,
  ...healthActions,
  ...numbersActions,
  ...waitlistActions,
  ...operatorActions,
  ...queueActions,
  ...reviewActions,
  ...deliveryActions,
} satisfies Record<string, Action>

export type DeskAction = keyof typeof deskActions
export type DeskInput<Name extends DeskAction> = z.infer<(typeof deskActions)[Name]['input']>
export type DeskAnswer<Name extends DeskAction> = z.infer<(typeof deskActions)[Name]['answer']>
