import { receivePost } from '../../../signup/receive-post.ts'

export const POST = (request: Request) => receivePost(request, 'waitlist')
