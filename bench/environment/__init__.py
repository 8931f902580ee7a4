"""Games for programs that learn: a step with observation and mask, beside other libraries."""
