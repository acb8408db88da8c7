const NAMES =
  `JavaScript TypeScript Python Java Kotlin Swift Rust Go Ruby PHP Perl Scala Haskell Elixir Erlang Clojure
Dart Julia MATLAB Fortran COBOL C++ C# F# .NET Objective-C SQL NoSQL GraphQL gRPC REST HTML CSS Sass JSON YAML XML
React Redux Next.js Vue.js Nuxt Angular Svelte jQuery Node.js Express.js Django Flask FastAPI Rails Laravel Symfony
Spring Hibernate ASP.NET PostgreSQL MySQL MariaDB SQLite MongoDB Redis Cassandra DynamoDB Elasticsearch OpenSearch
Neo4j Snowflake BigQuery Redshift Databricks dbt Airflow Spark Hadoop Kafka RabbitMQ ActiveMQ NATS AWS GCP Azure
Docker Kubernetes Helm Terraform Ansible Jenkins GitHub GitLab Bitbucket CircleCI Prometheus Grafana Datadog
OpenTelemetry Splunk Linux Unix Bash PowerShell Git Jira Confluence Figma TensorFlow PyTorch Keras scikit-learn pandas
NumPy SciPy Matplotlib Tableau LookML Excel Power-BI Jupyter LangChain OpenAI LLM RAG NLP CI/CD DevOps OAuth OpenID
SAML JWT TCP/IP HTTP WebSocket WebRTC WebAssembly iOS Android Flutter Xamarin Unity OpenGL CUDA ROS Arduino FPGA
Selenium Playwright Cypress Jest JUnit pytest Webpack Vite ESLint npm Nginx Apache Hazelcast Flink Trino Presto ETL
MLOps SRE SaaS API SDK UX UI Agile Scrum Kanban Salesforce SAP Shopify WordPress Drupal`
    .split(/\s+/)
    .filter(Boolean);

/** How technologies write their names, by the name in lower case. */
export const TECHNOLOGIES: ReadonlyMap<string, string> = new Map(
  NAMES.map((name) => [name.toLowerCase(), name]),
);

/** Other spellings that people use. */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map([
  ['java script', 'JavaScript'],
  ['type script', 'TypeScript'],
  ['nodejs', 'Node.js'],
  ['node js', 'Node.js'],
  ['reactjs', 'React'],
  ['react.js', 'React'],
  ['vuejs', 'Vue.js'],
  ['nextjs', 'Next.js'],
  ['expressjs', 'Express.js'],
  ['postgres sql', 'PostgreSQL'],
  ['postgresql', 'PostgreSQL'],
  ['postgre', 'PostgreSQL'],
  ['postgressql', 'PostgreSQL'],
  ['my sql', 'MySQL'],
  ['mongo db', 'MongoDB'],
  ['kubernates', 'Kubernetes'],
  ['kubernets', 'Kubernetes'],
  ['tensor flow', 'TensorFlow'],
  ['pytorch', 'PyTorch'],
  ['git hub', 'GitHub'],
  ['git lab', 'GitLab'],
  ['graph ql', 'GraphQL'],
  ['rabbit mq', 'RabbitMQ'],
  ['elastic search', 'Elasticsearch'],
  ['sklearn', 'scikit-learn'],
  ['dot net', '.NET'],
  ['ci cd', 'CI/CD'],
  ['dev ops', 'DevOps'],
  ['web socket', 'WebSocket'],
  ['javscript', 'JavaScript'],
  ['pyhton', 'Python'],
]);
