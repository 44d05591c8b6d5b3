#!/usr/bin/env node
import "../dist/ops.js";
