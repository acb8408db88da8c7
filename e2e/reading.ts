/** The lessons that the speed run builds on. */
export const FOUNDATIONS = [
  'The 45 Minutes of a Design Interview',
  'Estimates and Latency Numbers',
  'APIs',
  'SQL, NoSQL and Indexes',
  'Replication and Consistency',
  'Partitioning',
  'Real-Time Delivery',
  'Batch and Stream Processing',
  'Reliability Patterns',
  'Security Basics',
];

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
