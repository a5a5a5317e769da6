import { orFail } from '../tool.ts'
import { localTarget } from './local-target.ts'

/** Loaded before a tool of `deploy/`, which knows no stack but the one that its environment names. */
Object.assign(
  process.env,
  orFail(() => localTarget()),
)
