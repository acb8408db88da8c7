/** The fifteen lessons of the speed run in the specification's order. */
export const SPEEDRUN = [
  'Rate Limiter',
  'Consistent Hashing',
  'Load Balancer',
  'Caching',
  'Database Sharding',
  'Message Queue',
  'Distributed Cache',
  'CDN',
  'Microservices',
  'Distributed Lock',
  'Event Sourcing',
  'Circuit Breaker',
  'Leader Election',
  'Distributed Transactions',
  'Monitoring and Alerting',
];
