name = Die Wikinger Saga
