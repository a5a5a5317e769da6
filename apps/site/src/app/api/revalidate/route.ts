export { receiveWebhook as POST } from '../../../freshness/receive-webhook.ts'
